import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { voiceFor } from "#app/ui/voice";
import type { OtherWays } from "../render.server";
import { StepPlayer } from "./step-player";

type SpokenProps = {
	sound: OtherWays["sound"];
	language: string;
	/** The id of what is read. */
	of: string;
	position: number;
	savesPosition?: boolean;
};

/** A text read aloud: as its authors recorded it, or by a voice of the reader's own device. */
export function SpokenText({ sound, language, of, position, savesPosition }: SpokenProps) {
	const { t } = useTranslation("courses");
	if (!sound) return <DeviceVoice of={of} language={language} />;
	return (
		<div className="mt-3">
			<StepPlayer media={sound} of={sound.guid} {...{ language, position, savesPosition }} isFetchedLate />
			<p className="-mt-3 text-13 text-ink-2">{t(sound.isOld ? "reads.recordedBefore" : "reads.recorded")}</p>
		</div>
	);
}

/** Reads block by block, and goes on with the one at which it was stopped. */
function DeviceVoice({ of, language }: { of: string; language: string }) {
	const { t } = useTranslation("courses");
	const [isReading, setReading] = useState(false);
	const at = useRef(0);
	const isOn = useRef(false);
	const stop = () => {
		isOn.current = false;
		speechSynthesis.cancel();
	};
	useEffect(
		() => () => {
			isOn.current = false;
			speechSynthesis.cancel();
		},
		[],
	);
	const read = () => {
		const blocks = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(of)} .reading > *`)];
		const block = blocks[at.current];
		const voice = voiceFor(language, true);
		if (!block || !voice) {
			at.current = 0;
			setReading(false);
			return;
		}
		const said = new SpeechSynthesisUtterance(block.innerText);
		Object.assign(said, { voice, lang: voice.lang, rate: 0.9 });
		said.onend = () => {
			if (!isOn.current) return;
			at.current++;
			read();
		};
		said.onerror = () => setReading(false);
		speechSynthesis.speak(said);
	};
	const press = () => {
		setReading(!isReading);
		if (isReading) return stop();
		isOn.current = true;
		read();
	};
	return (
		<div className="mt-3 flex flex-col items-start gap-1">
			<Button size="lg" icon={isReading ? "pause" : "play"} onClick={press}>
				{t(isReading ? "reads.pause" : "reads.play")}
			</Button>
			<p className="text-13 text-ink-2">{t("reads.voice")}</p>
		</div>
	);
}
