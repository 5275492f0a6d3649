import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { keepChoice, keptChoice } from "#app/ui/kept-choice";
import { voiceFor } from "#app/ui/voice";
import { type WayToRead, waysToRead } from "../choices";
import type { OtherWays } from "../render.server";

/** Under which a browser keeps how its guest reads. */
const KEPT = "course-reads-as";

export type Reading = OtherWays & { as: WayToRead; isAsked: boolean };
type Options = {
	language: string;
	/** There is something to read aloud. */
	hasText: boolean;
	/** Whether the choice belongs to the learner's course; else the browser keeps it. */
	isLearner: boolean;
};

/** How a step is read, what else it offers, and the choice between them. */
export function useWayToRead({ easy, sound, as, isAsked }: Reading, { language, hasText, isLearner }: Options) {
	const [chosen, setChosen] = useState(as);
	const hasVoice = useVoice(language);
	const { submit } = useFetcher();
	useEffect(() => {
		if (!isLearner && !isAsked) setChosen(keptWay());
	}, [isLearner, isAsked]);
	const isThere = {
		standard: true,
		easy: easy !== null,
		audio: sound !== null || (hasVoice && hasText),
	};
	const offered = waysToRead.filter((way) => isThere[way]);
	const choose = (way: WayToRead) => {
		setChosen(way);
		if (isLearner) submit({ intent: "readAs", as: way }, { method: "post" });
		else keepChoice(KEPT, way);
	};
	return { way: isThere[chosen] ? chosen : ("standard" as const), offered, choose };
}

/** Whether the device has a voice of its own for a language. Some browsers load their voices late. */
function useVoice(language: string): boolean {
	const [has, setHas] = useState(false);
	useEffect(() => {
		if (!("speechSynthesis" in window)) return;
		const look = () => setHas(voiceFor(language, true) !== undefined);
		look();
		speechSynthesis.addEventListener?.("voiceschanged", look);
		return () => speechSynthesis.removeEventListener?.("voiceschanged", look);
	}, [language]);
	return has;
}

const keptWay = (): WayToRead => {
	const kept = keptChoice(KEPT);
	return waysToRead.find((way) => way === kept) ?? "standard";
};
