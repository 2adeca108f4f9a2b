import "@fontsource-variable/nunito";
import "@fontsource-variable/vollkorn";
import "./design/tokens.css";
import "./design/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (target) void settings.begin().then(() => mount(App, { target }));
