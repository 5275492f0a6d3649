import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";
import { voiceFor } from "#app/ui/voice";

type ReadAloudProps = {
	/** The id of what is read. */
	of: string;
	language: Language;
	label?: string;
	/** For people who read little: a large button, with the flag of the language that is heard. */
	isLarge?: boolean;
};

/** Reads instructions aloud with a voice of the browser's own. Where there is none in this language it says so: the text stands beside it. */
export function ReadAloud({ of, language, label, isLarge = false }: ReadAloudProps) {
	const { t } = useTranslation("norwegianTest");
	const isHydrated = useHydrated();
	const [state, setState] = useState<"still" | "reading" | "none">("still");
	useEffect(() => {
		if (!("speechSynthesis" in window)) return;
		// The first question has some browsers load their voices.
		speechSynthesis.getVoices();
		return () => speechSynthesis.cancel();
	}, []);
	if (!isHydrated) return null;
	const press = () => {
		if (!("speechSynthesis" in window)) return setState("none");
		speechSynthesis.cancel();
		if (state === "reading") return setState("still");
		const voice = voiceFor(language);
		if (!voice) return setState("none");
		const said = new SpeechSynthesisUtterance(document.getElementById(of)?.innerText ?? "");
		Object.assign(said, { voice, lang: voice.lang, rate: 0.9 });
		said.onend = () => setState("still");
		said.onerror = () => setState("still");
		setState("reading");
		speechSynthesis.speak(said);
	};
	return (
		<div className="mt-1 flex flex-wrap items-center gap-x-3">
			<button
				type="button"
				onClick={press}
				aria-describedby={isLarge ? of : undefined}
				className={isLarge ? "btn btn-secondary min-h-14 px-5 text-lg" : "btn btn-quiet -ml-2 min-h-11"}
			>
				<Icon name={state === "reading" ? "pause" : "volume-2"} className={isLarge ? "size-8" : ""} />
				{isLarge && <img src={`/flags/${languages[language].flag}.svg`} alt="" className="h-5 rounded-sm" />}
				{state === "reading" ? t("readAloud.stop") : (label ?? t("readAloud.read"))}
			</button>
			<p role="status" className="text-sm text-ink-2">
				{state === "none" && t("readAloud.none", { language: languages[language].name })}
			</p>
		</div>
	);
}
