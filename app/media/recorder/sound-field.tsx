import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { putInto, useRecorder } from "./use-recorder";

type SoundFieldProps = {
	id: string;
	name: string;
	label: string;
	help?: string;
	error?: string;
	optional?: boolean;
	/** Another kind of file will do too. */
	anyFile?: boolean;
};

/** Seconds after which a recording stops by itself: it stays below what a form may send. */
const LONGEST = 600;

/** A sound recording: a file from the device or, where the browser can, one that is made here. */
export function SoundField({ name, anyFile = false, ...frame }: SoundFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	return (
		<div ref={box} className="flex flex-col gap-3">
			<Field {...frame}>
				{(ties) => <FileInput {...ties} name={name} size="lg" accept={anyFile ? undefined : "audio/*"} />}
			</Field>
			<Recorder box={box} />
		</div>
	);
}

/** Puts what is recorded into the file field beside it, so that the form sends it as any other file. */
function Recorder({ box }: { box: RefObject<HTMLDivElement> }) {
	const { t } = useTranslation("media");
	const [heard, setHeard] = useState<string | null>(null);
	useEffect(() => () => URL.revokeObjectURL(heard ?? ""), [heard]);
	const { can, seconds, isRefused, begin, stop } = useRecorder({
		secondsMost: LONGEST,
		name: t("recorder.fileName"),
		onRecorded: (file) => {
			putInto(box.current?.querySelector<HTMLInputElement>("input[type=file]"), file);
			setHeard(URL.createObjectURL(file));
		},
	});
	if (!can) return null;
	const isOn = seconds !== null;
	return (
		<div className="flex flex-col items-start gap-2">
			<div className="flex flex-wrap items-center gap-3">
				<Button
					type="button"
					kind="secondary"
					size="lg"
					icon={isOn ? "square" : "mic"}
					aria-pressed={isOn}
					onClick={isOn ? stop : begin}
				>
					{t(isOn ? "recorder.stop" : heard ? "recorder.again" : "recorder.begin")}
				</Button>
				{isOn && (
					<span className="font-medium tabular-nums" aria-hidden="true">
						{Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
					</span>
				)}
			</div>
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{isRefused ? t("recorder.refused") : isOn ? t("recorder.isOn") : heard && t("recorder.ready")}
			</p>
			{heard && !isOn && (
				<audio {...{ controls: true, src: heard }} aria-label={t("recorder.listen")} className="w-full" />
			)}
		</div>
	);
}
