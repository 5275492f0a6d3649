import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { Notice } from "./notice";
import { useHydrated } from "./use-hydrated";

/** How often the picture is looked at, and how long the same code is passed over. */
const EVERY = 250;
const PAUSE = 2500;

type CodeScannerProps = {
	/** Kinds of codes, as `BarcodeDetector` calls them. */
	formats?: readonly string[];
	onCode: (code: string) => void;
	/** `unable`: what is said where there is no camera to be had. */
	words: { start: string; stop: string; failed: string; unable?: string };
	/** Of the button that opens the camera. */
	kind?: "primary" | "secondary";
};

/** Reads codes with the device's camera, where there is one: the field beside it takes them too. */
export function CodeScanner({
	formats = ["qr_code", "code_128"],
	onCode,
	words,
	kind = "secondary",
}: CodeScannerProps) {
	const hydrated = useHydrated();
	const [isOn, setOn] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	if (!hydrated) return null;
	if (!navigator.mediaDevices) return words.unable ? <p className="text-13 text-ink-3">{words.unable}</p> : null;
	const fail = () => {
		setFailed(true);
		setOn(false);
	};
	return (
		<div className="flex flex-col gap-3">
			{hasFailed && <Notice tone="warning" title={words.failed} live />}
			{isOn && <Camera {...{ formats, onCode, onFail: fail }} />}
			<div>
				<Button kind={isOn ? "secondary" : kind} size="lg" icon="qr-code" onClick={() => setOn(!isOn)}>
					{isOn ? words.stop : words.start}
				</Button>
			</div>
		</div>
	);
}

type CameraProps = Pick<Required<CodeScannerProps>, "formats" | "onCode"> & { onFail: () => void };

/** The camera's picture, looked at for codes as long as it is shown. */
function Camera({ formats, onCode, onFail }: CameraProps) {
	const video = useRef<HTMLVideoElement>(null);
	const latest = useRef({ onCode, onFail, formats });
	latest.current = { onCode, onFail, formats };
	useEffect(() => {
		const loading = import("./code-detector.client").then(({ codeDetector }) => codeDetector(latest.current.formats));
		loading.catch(() => latest.current.onFail());
		const seen = { code: "", at: 0 };
		let isLooking = false;
		const look = async () => {
			if (!video.current || isLooking) return;
			isLooking = true;
			const [hit] =
				(await loading.then((detector) => video.current && detector.detect(video.current)).catch(() => [])) ?? [];
			isLooking = false;
			if (!hit || (hit.rawValue === seen.code && Date.now() - seen.at < PAUSE)) return;
			Object.assign(seen, { code: hit.rawValue, at: Date.now() });
			latest.current.onCode(hit.rawValue);
		};
		const timer = setInterval(look, EVERY);
		const opening = navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
		opening.then(
			(stream) => {
				if (video.current) video.current.srcObject = stream;
			},
			() => latest.current.onFail(),
		);
		return () => {
			clearInterval(timer);
			opening.then(
				(stream) => {
					for (const track of stream.getTracks()) track.stop();
				},
				() => {},
			);
		};
	}, []);
	return (
		<video
			ref={video}
			autoPlay
			playsInline
			muted
			className="aspect-square w-full max-w-100 rounded-xl bg-black object-cover"
		/>
	);
}
