import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./state/me.svelte";
import { catalogue } from "./state/catalogue.svelte";
import { router } from "./state/router.svelte";
import { translator } from "./texts/translator.svelte";

// Requested before anything is drawn, so that loading and drawing go on at the same time.
void translator.turnTo(me.language);
if (router.now.at === "home") void catalogue.load();

mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
