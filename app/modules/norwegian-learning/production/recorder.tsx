import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

type RecorderProps = {
	/** The form that takes the recording as a file, by its id. */
	form: string;
	secondsMost: number;
	isBusy: boolean;
};

/** Kinds in which browsers record, the smallest first: Safari has only the last. */
const KINDS = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];

/** Records what somebody says and sends it with the form beside it. Where the browser cannot, the form takes a file. */
export function Recorder({ form, secondsMost, isBusy }: RecorderProps) {
	const { t } = useTranslation("norwegianLearning");
	const isHydrated = useHydrated();
	const recorder = useRef<MediaRecorder | null>(null);
	const [left, setLeft] = useState<number | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isRecording = left !== null;
	useEffect(() => {
		if (!isRecording) return;
		const end = performance.now() + 1000 * secondsMost;
		const clock = setInterval(() => {
			const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
			setLeft(seconds);
			if (seconds === 0) recorder.current?.stop();
		}, 250);
		return () => clearInterval(clock);
	}, [isRecording, secondsMost]);
	useEffect(() => () => stopAll(recorder.current), []);
	if (!isHydrated) return null;
	const record = async () => {
		setHasFailed(false);
		try {
			const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
			const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
			const made = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 48_000 });
			const pieces: Blob[] = [];
			made.ondataavailable = ({ data }) => pieces.push(data);
			made.onstop = () => {
				setLeft(null);
				for (const track of stream.getTracks()) track.stop();
				send(form, new Blob(pieces, { type: made.mimeType }));
			};
			recorder.current = made;
			made.start();
			setLeft(secondsMost);
		} catch {
			setHasFailed(true);
		}
	};
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button
				kind={isRecording ? "danger" : "primary"}
				size="lg"
				icon={isRecording ? "square" : "mic"}
				onClick={() => (isRecording ? recorder.current?.stop() : void record())}
				disabled={isBusy}
			>
				{t(isRecording ? "production.stop" : "production.start")}
			</Button>
			{isRecording && <span className="text-base tabular-nums">{t("production.secondsLeft", { count: left })}</span>}
			<p role="status" className="basis-full text-sm text-ink-2 empty:hidden">
				{hasFailed ? t("production.noMicrophone") : isRecording ? t("production.recording") : ""}
			</p>
		</div>
	);
}

/** Leaves the page without sending. */
function stopAll(recorder: MediaRecorder | null): void {
	if (!recorder || recorder.state === "inactive") return;
	recorder.onstop = null;
	recorder.stop();
	for (const track of recorder.stream.getTracks()) track.stop();
}

/** Puts what was recorded into the form's own field and sends the form, as if it had been chosen as a file. */
function send(id: string, recorded: Blob): void {
	const form = document.getElementById(id) as HTMLFormElement | null;
	const field = form?.querySelector<HTMLInputElement>("input[type=file]");
	if (!form || !field) return;
	const carried = new DataTransfer();
	const ending = /^audio\/(\w+)/.exec(recorded.type)?.[1] ?? "webm";
	carried.items.add(new File([recorded], `recording.${ending}`, { type: recorded.type }));
	field.files = carried.files;
	form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
}
