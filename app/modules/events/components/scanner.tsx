import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { useHydrated } from "#app/ui/use-hydrated";

type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

/** How often the picture is looked at, and how long the same code is passed over. */
const EVERY = 250;
const PAUSE = 2500;

type ScannerProps = {
	onCode: (code: string) => void;
	/** What is said where the browser cannot scan. */
	hint: string;
};

/**
 * Reads the codes of tickets with the phone's camera, where the browser can; elsewhere the code is typed, or the phone's own
 * camera opens the address in it, which leads whoever is signed in to the page of the event.
 */
export function Scanner({ onCode, hint }: ScannerProps) {
	const { t } = useTranslation("events");
	const video = useRef<HTMLVideoElement>(null);
	const [isOn, setOn] = useState(false);
	const [failed, setFailed] = useState(false);
	const latest = useRef(onCode);
	latest.current = onCode;
	const hydrated = useHydrated();
	useEffect(() => {
		const { BarcodeDetector } = window as unknown as WithDetector;
		if (!isOn || !BarcodeDetector) return;
		const detector = new BarcodeDetector({ formats: ["qr_code"] });
		let stream: MediaStream | undefined;
		let timer: ReturnType<typeof setInterval> | undefined;
		let isGone = false;
		const seen = { code: "", at: 0 };
		const look = async () => {
			if (!video.current) return;
			const [hit] = await detector.detect(video.current).catch(() => []);
			if (!hit || (hit.rawValue === seen.code && Date.now() - seen.at < PAUSE)) return;
			Object.assign(seen, { code: hit.rawValue, at: Date.now() });
			latest.current(hit.rawValue);
		};
		navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
			async (made) => {
				stream = made;
				if (isGone || !video.current) {
					for (const track of made.getTracks()) track.stop();
					return;
				}
				video.current.srcObject = made;
				await video.current.play();
				timer = setInterval(look, EVERY);
			},
			() => {
				setFailed(true);
				setOn(false);
			},
		);
		return () => {
			isGone = true;
			clearInterval(timer);
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
	}, [isOn]);
	if (!hydrated) return null;
	if (!("BarcodeDetector" in window)) return <p className="text-13 text-ink-3">{hint}</p>;
	return (
		<div className="flex flex-col gap-3">
			{failed && <Notice tone="warning" title={t("checkIn.noCamera")} live />}
			{isOn && (
				<video
					ref={video}
					playsInline
					muted
					className="aspect-square w-full max-w-100 rounded-xl bg-black object-cover"
				/>
			)}
			<div>
				<Button kind={isOn ? "secondary" : "primary"} size="lg" icon="qr-code" onClick={() => setOn(!isOn)}>
					{t(isOn ? "checkIn.stop" : "checkIn.scan")}
				</Button>
			</div>
		</div>
	);
}
