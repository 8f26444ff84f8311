import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./state/me.svelte";
import { shelf } from "./state/shelf.svelte";
import { ways } from "./state/way.svelte";
import { said } from "./words/say.svelte";

// Asked for before anything is drawn, so that neither waits for the other.
void said.turnTo(me.language);
if (ways.now.at === "home") void shelf.load();

mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
