import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";

type SoundFieldProps = { id: string; name: string; label: string; help?: string; error?: string };

/** Seconds after which a recording stops by itself: it stays below what a form may send. */
const LONGEST = 600;

/** A sound recording: a file from the device or, where the browser can, one that is made here. */
export function SoundField({ id, name, label, help, error }: SoundFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	return (
		<div ref={box} className="flex flex-col gap-3">
			<Field id={id} label={label} help={help} error={error}>
				{(ties) => <FileInput {...ties} name={name} size="lg" accept="audio/*" />}
			</Field>
			<Recorder box={box} />
		</div>
	);
}

/** Puts what is recorded into the file field beside it, so that the form sends it as any other file. */
function Recorder({ box }: { box: RefObject<HTMLDivElement> }) {
	const { t } = useTranslation("media");
	const [can, setCan] = useState(false);
	const [seconds, setSeconds] = useState<number | null>(null);
	const [heard, setHeard] = useState<string | null>(null);
	const [isRefused, setRefused] = useState(false);
	const recorder = useRef<MediaRecorder | null>(null);
	useEffect(() => {
		// The microphone is open on the page's own document alone, not where one came from another page without loading this one.
		const [document] = performance.getEntriesByType("navigation");
		if (document && new URL(document.name).pathname !== location.pathname) location.reload();
		setCan(typeof MediaRecorder !== "undefined" && Boolean(navigator.mediaDevices?.getUserMedia));
		return () => stop(recorder.current);
	}, []);
	useEffect(() => () => URL.revokeObjectURL(heard ?? ""), [heard]);
	useEffect(() => {
		if (seconds === null) return;
		if (seconds >= LONGEST) {
			stop(recorder.current);
			return;
		}
		const timer = setTimeout(() => setSeconds(seconds + 1), 1000);
		return () => clearTimeout(timer);
	}, [seconds]);
	if (!can) return null;
	const begin = async () => {
		setRefused(false);
		const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
		if (!stream) {
			setRefused(true);
			return;
		}
		const made = new MediaRecorder(stream);
		const parts: Blob[] = [];
		made.ondataavailable = ({ data }) => parts.push(data);
		made.onstop = () => {
			for (const track of stream.getTracks()) track.stop();
			setSeconds(null);
			const type = made.mimeType.split(";", 1)[0] || "audio/webm";
			const file = new File(parts, `${t("recorder.fileName")}.${type.split("/")[1]}`, { type });
			const input = box.current?.querySelector<HTMLInputElement>("input[type=file]");
			if (!input || file.size === 0) return;
			const transfer = new DataTransfer();
			transfer.items.add(file);
			input.files = transfer.files;
			input.dispatchEvent(new Event("change", { bubbles: true }));
			setHeard(URL.createObjectURL(file));
		};
		recorder.current = made;
		made.start();
		setSeconds(0);
	};
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
					onClick={() => (isOn ? stop(recorder.current) : void begin())}
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

function stop(recorder: MediaRecorder | null): void {
	if (recorder && recorder.state !== "inactive") recorder.stop();
}
