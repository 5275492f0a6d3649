import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { isTouched } from "#app/ui/drafts";
import { DeviceLine } from "./device-line";

/** How often a page that stays open asks for a newer version, in milliseconds. */
const EVERY = 3_600_000;
const LANGUAGE = "followup.offlineLanguage";

/** Has the browser keep what works without a network, and says when there is a newer version: it is loaded when it is asked for. */
export function UpdateNotice({ language }: { language: string }) {
	const { t } = useTranslation("offline");
	const [next, setNext] = useState<ServiceWorker>();
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setInterval>;
		const watch = (registration: ServiceWorkerRegistration | undefined) => {
			// Whoever blocks workers may get nothing instead of a refusal.
			if (!registration) return;
			const take = () => {
				// Without one that works already there is no older version to tell of.
				if (registration.waiting && navigator.serviceWorker.controller) setNext(registration.waiting);
			};
			take();
			registration.addEventListener("updatefound", () => {
				registration.installing?.addEventListener("statechange", take);
			});
			timer = setInterval(() => void registration.update().catch(() => undefined), EVERY);
			speak(registration, language);
		};
		// A development server has none, and a browser may allow none.
		navigator.serviceWorker.register("/sw.js").then(watch, () => undefined);
		return () => clearInterval(timer);
	}, [language]);
	const isAsked = useRef(false);
	useEffect(() => {
		const reload = () => {
			if (isAsked.current) location.reload();
		};
		navigator.serviceWorker.addEventListener("controllerchange", reload);
		return () => navigator.serviceWorker.removeEventListener("controllerchange", reload);
	}, []);
	if (!next) return null;
	const update = () => {
		const hasInput = [...document.forms].some((form) => isTouched(form) || hasFiles(form));
		setHeld(hasInput);
		if (hasInput) return;
		isAsked.current = true;
		next.postMessage("update");
	};
	return (
		<DeviceLine icon="rotate-cw">
			<span>{t(isHeld ? "update.held" : "update.there")}</span>
			<Button size="sm" onClick={update}>
				{t("update.load")}
			</Button>
		</DeviceLine>
	);
}

const hasFiles = (form: HTMLFormElement) =>
	[...form.elements].some((field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0);

/** The page that stands in for others speaks one language: it is fetched anew where the person has chosen another. */
function speak(registration: ServiceWorkerRegistration, language: string): void {
	try {
		if (localStorage.getItem(LANGUAGE) === language || !registration.active) return;
		registration.active.postMessage("language");
		localStorage.setItem(LANGUAGE, language);
	} catch {
		// Without storage it stays as it was first kept.
	}
}
