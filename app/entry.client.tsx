import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { sendAgainAfterSignIn } from "./platform/after-sign-in.client";
import { everyPage } from "./platform/i18n";
import { loadTexts } from "./platform/i18n.client";
import { reloadOnceOnLostChunk } from "./platform/lost-chunk.client";
// Reads the document's nonce before anything is drawn anew.
import "./ui/own-style";

reloadOnceOnLostChunk();
sendAgainAfterSignIn();

async function hydrate() {
	const { lang: lng, dataset } = document.documentElement;
	const shared = dataset.texts?.split(" ") ?? [];
	await i18next
		.use(initReactI18next)
		.use({ type: "backend", read: loadTexts })
		.init({
			lng,
			ns: [...new Set([...everyPage, ...getInitialNamespaces(), ...shared])],
			defaultNS: "common",
			// Every language is complete (a test sees to it): English need not be fetched beside it.
			fallbackLng: false,
			partialBundledLanguages: true,
			load: "currentOnly",
			interpolation: { escapeValue: false },
			// A page waits for its texts, with the page before it in view, instead of showing their keys.
			react: { useSuspense: true },
		});
	startTransition(() => {
		hydrateRoot(
			document,
			<I18nextProvider i18n={i18next}>
				<StrictMode>
					<RemixBrowser />
				</StrictMode>
			</I18nextProvider>,
		);
	});
}

hydrate();
