import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** Three notes, by which people find out whether they hear. */
const NOTES = [523, 659, 784];
const LENGTH = 0.35;

/** Plays a sound, so that nobody finds out in the first task that nothing is heard. */
export function SoundCheck() {
	const { t } = useTranslation("norwegianTest");
	const isHydrated = useHydrated();
	const [wasPlayed, setWasPlayed] = useState(false);
	return (
		<section aria-labelledby="sound" className="card p-5">
			<h2 id="sound" className="text-lg font-semibold">
				{t("sound.title")}
			</h2>
			<p className="mt-1 text-base text-ink-2">{t("sound.help")}</p>
			{isHydrated && (
				<Button
					icon="play"
					className="mt-3"
					onClick={() => {
						playNotes();
						setWasPlayed(true);
					}}
				>
					{t("sound.play")}
				</Button>
			)}
			<p role="status" className="mt-2 text-sm text-ink-2">
				{wasPlayed && t("sound.played")}
			</p>
		</section>
	);
}

function playNotes(): void {
	const context = new AudioContext();
	for (const [at, frequency] of NOTES.entries()) {
		const begins = context.currentTime + at * LENGTH;
		const note = context.createOscillator();
		const volume = context.createGain();
		note.frequency.value = frequency;
		volume.gain.setValueAtTime(0.25, begins);
		volume.gain.exponentialRampToValueAtTime(0.001, begins + LENGTH);
		note.connect(volume).connect(context.destination);
		note.start(begins);
		note.stop(begins + LENGTH);
	}
	setTimeout(() => void context.close(), 1000 * LENGTH * (NOTES.length + 1));
}
