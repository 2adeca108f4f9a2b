"""How reports look: by day and by night, on paper and on a phone."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2e2622; --soft: #75685f; --paper: #faf6f0;
  --panel: #fffdf9; --line: #ddd2c4; --main: #2f6d8c; --other: #c98a2b; --good: #2c7a4b;
  --bad: #b5482e; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe7de; --soft: #b3a598; --paper: #1f1a17;
  --panel: #2a2420; --line: #4a4039; --main: #6fb1d1; --other: #e0a94e; --good: #62c088;
  --bad: #e8806a; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Nunito Variable", Nunito, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.8rem; line-height: 1.2; } h2 { font-size: 1.3rem; margin: 0 0 .3rem; }
p { margin: .3rem 0; color: var(--soft); max-width: 48rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: .6rem;
  padding: 1rem; margin: 1rem 0; break-inside: avoid-page; }
.glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem;
  margin: .6rem 0 0; } .glance dt, .glance dd { margin: 0; color: var(--soft); }
.glance b { display: block; color: var(--ink); font-size: 2rem; line-height: 1.2; }
.wide { overflow-x: auto; } summary { color: var(--soft); cursor: pointer; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child { text-align: left; font-weight: 400; white-space: normal; min-width: 12rem; }
thead th { color: var(--soft); font-weight: 400; }
svg { max-width: 100%; height: auto; vertical-align: middle; } .plot { width: 100%; }
.row { min-width: 140px; }
svg text { fill: var(--soft); font-size: 12px; } .middle { text-anchor: middle; }
.end { text-anchor: end; } .back { fill: var(--line); opacity: .35; } .bar { fill: var(--main); }
.other { fill: var(--other); } .axis { stroke: var(--soft); fill: none; }
.grid { stroke: var(--line); } .band { fill: var(--main); opacity: .25; }
.line { stroke: var(--main); stroke-width: 2.5; fill: none; }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.fair { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 3 2; }
@media (max-width: 40rem) { main { padding: .6rem; } section { padding: .6rem; }
  th, td { padding: .2rem .25rem; font-size: .85rem; white-space: normal; }
  th:first-child { min-width: 6rem; } .doubt { display: none; } .row { min-width: 60px; }
  .named tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); }
  .named th, .named td { flex: 1 1 0; min-width: 0; border: 0; }
  .named th:first-child { flex-basis: 100%; padding-bottom: 0; } .named .row { min-width: 0; }
  .named td { white-space: nowrap; } .named :nth-child(2) { flex-grow: 1.4; }
  svg text { font-size: 20px; } }
.good { fill: var(--good); } .bad { fill: var(--bad); } .unsure { fill: var(--soft); }
"""
