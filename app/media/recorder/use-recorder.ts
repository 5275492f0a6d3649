import { useEffect, useRef, useState } from "react";

/** Kinds in which browsers record, the smallest first: Safari has only the last. */
const KINDS = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];
/** Bits per second: enough for a voice. */
const RATE = 48_000;

type RecorderOptions = {
	/** Seconds after which a recording stops by itself. */
	secondsMost: number;
	/** The name of the file, without its ending. */
	name: string;
	/** Hears what was recorded; nothing where one leaves the page meanwhile. */
	onRecorded: (file: File) => void;
};

/** Records by the microphone. `seconds`: how long it has recorded, null while it does not; `can`: whether the browser is able to. */
export function useRecorder({ secondsMost, name, onRecorded }: RecorderOptions) {
	const [can, setCan] = useState(false);
	const [seconds, setSeconds] = useState<number | null>(null);
	const [isRefused, setRefused] = useState(false);
	const recorder = useRef<MediaRecorder | null>(null);
	useEffect(() => {
		// The microphone is open on the page's own document alone, not where one came from another page without loading this one.
		const [document] = performance.getEntriesByType("navigation");
		if (document && new URL(document.name).pathname !== location.pathname) location.reload();
		setCan(typeof MediaRecorder !== "undefined" && Boolean(navigator.mediaDevices?.getUserMedia));
		return () => abandon(recorder.current);
	}, []);
	const isOn = seconds !== null;
	useEffect(() => {
		if (!isOn) return;
		const started = performance.now();
		const clock = setInterval(() => {
			const passed = Math.floor((performance.now() - started) / 1000);
			setSeconds(passed);
			if (passed >= secondsMost) stop(recorder.current);
		}, 250);
		return () => clearInterval(clock);
	}, [isOn, secondsMost]);
	const begin = async () => {
		setRefused(false);
		try {
			const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
			const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
			const made = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: RATE });
			const pieces: Blob[] = [];
			made.ondataavailable = ({ data }) => pieces.push(data);
			made.onstop = () => {
				setSeconds(null);
				free(stream);
				const type = made.mimeType.split(";", 1)[0] || "audio/webm";
				const file = new File(pieces, `${name}.${type.split("/")[1]}`, { type });
				if (file.size > 0) onRecorded(file);
			};
			recorder.current = made;
			made.start();
			setSeconds(0);
		} catch {
			setRefused(true);
		}
	};
	return { can, seconds, isRefused, begin: () => void begin(), stop: () => stop(recorder.current) };
}

/** Puts a file into a field of a form, as if it had been chosen there. */
export function putInto(field: HTMLInputElement | null | undefined, file: File): void {
	if (!field) return;
	const carried = new DataTransfer();
	carried.items.add(file);
	field.files = carried.files;
	field.dispatchEvent(new Event("change", { bubbles: true }));
}

function stop(recorder: MediaRecorder | null): void {
	if (recorder && recorder.state !== "inactive") recorder.stop();
}

function abandon(recorder: MediaRecorder | null): void {
	if (!recorder || recorder.state === "inactive") return;
	recorder.onstop = null;
	recorder.stop();
	free(recorder.stream);
}

const free = (stream: MediaStream) => {
	for (const track of stream.getTracks()) track.stop();
};
