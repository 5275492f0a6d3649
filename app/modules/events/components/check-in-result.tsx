import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { KeptScan } from "../door/keep-scan";
import type { Scanned } from "../door/scan.server";

const looks = {
	ok: { tone: "tone-success", icon: "circle-check", pitch: 880 },
	already: { tone: "tone-warning", icon: "triangle-alert", pitch: 440 },
	invalid: { tone: "tone-danger", icon: "circle-x", pitch: 220 },
	out: { tone: "tone-success", icon: "log-out", pitch: 660 },
	notIn: { tone: "tone-warning", icon: "triangle-alert", pitch: 440 },
	elsewhere: { tone: "tone-danger", icon: "circle-x", pitch: 220 },
	closed: { tone: "tone-danger", icon: "clock", pitch: 220 },
	saved: { tone: "tone-info", icon: "smartphone", pitch: 660 },
} as const;

/** What became of a check-in: a colour, a word, a large name, and a sound where it is wanted. */
export function CheckInResult({ checked, canUndo = true }: { checked: Scanned | KeptScan; canUndo?: boolean }) {
	const { t } = useTranslation("events");
	const format = useFormat();
	const [hasSound, setSound] = useState(true);
	const { tone, icon, pitch } = looks[checked.result];
	const played = useRef<Scanned | KeptScan | null>(null);
	useEffect(() => {
		if (!hasSound || played.current === checked) return;
		played.current = checked;
		beep(pitch);
	}, [checked, hasSound, pitch]);
	return (
		<div
			role="status"
			className={`notice ${tone} mb-5 flex flex-col items-center gap-2 rounded-xl border p-6 text-center`}
		>
			<Icon name={icon} className="size-14" />
			<p className="text-lg font-semibold">{t(`checkIn.${checked.result}`)}</p>
			{checked.name && <p className="text-3xl font-semibold break-words">{checked.name}</p>}
			{checked.at !== null && checked.result !== "out" && checked.result !== "notIn" && (
				<p className="text-sm">{t("checkIn.at", { time: format.time(checked.at) })}</p>
			)}
			{"kept" in checked && <p className="text-sm">{t("checkIn.kept")}</p>}
			<div className="mt-2 flex flex-wrap justify-center gap-2">
				{canUndo && checked.id && (
					<Form method="post">
						<input type="hidden" name="registration" value={checked.id} />
						<SubmitButton intent="undo" kind="secondary" icon="undo-2">
							{t("checkIn.undo")}
						</SubmitButton>
					</Form>
				)}
				<Button kind="quiet" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
					{t(hasSound ? "checkIn.soundOff" : "checkIn.soundOn")}
				</Button>
			</div>
		</div>
	);
}

/** Where the browser lets no sound be made, colour and word say the same. */
function beep(pitch: number): void {
	try {
		const audio = new AudioContext();
		const tone = audio.createOscillator();
		tone.frequency.value = pitch;
		tone.connect(audio.destination);
		tone.start();
		tone.stop(audio.currentTime + 0.15);
		tone.onended = () => void audio.close();
	} catch {}
}
