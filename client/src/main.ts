import "@fontsource-variable/nunito";
import "@fontsource-variable/vollkorn";
import "./design/tokens.css";
import "./design/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { fillShelf } from "./lib/shelf";
import { beginWorker } from "./notices/push";

const target = document.getElementById("app");
if (target)
    void settings
        .begin()
        .then(fillShelf)
        .then(() => mount(App, { target }))
        .then(() => beginWorker());
