import { useTranslation } from "react-i18next";
import { putInto, useRecorder } from "#app/media/recorder/use-recorder";
import { Button } from "#app/ui/button";

type RecorderProps = {
	/** The form that takes the recording as a file, by its id. */
	form: string;
	secondsMost: number;
	isBusy: boolean;
};

/** Records what somebody says and sends it with the form beside it. Where the browser cannot, the form takes a file. */
export function Recorder({ form, secondsMost, isBusy }: RecorderProps) {
	const { t } = useTranslation("norwegianLearning");
	const { can, seconds, isRefused, begin, stop } = useRecorder({
		...{ secondsMost, name: "recording" },
		onRecorded: (file) => send(form, file),
	});
	if (!can) return null;
	const isOn = seconds !== null;
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button
				kind={isOn ? "danger" : "primary"}
				size="lg"
				icon={isOn ? "square" : "mic"}
				onClick={isOn ? stop : begin}
				disabled={isBusy}
			>
				{t(isOn ? "production.stop" : "production.start")}
			</Button>
			{isOn && (
				<span className="text-base tabular-nums">
					{t("production.secondsLeft", { count: Math.max(0, secondsMost - seconds) })}
				</span>
			)}
			<p role="status" className="basis-full text-sm text-ink-2 empty:hidden">
				{isRefused ? t("production.noMicrophone") : isOn ? t("production.recording") : ""}
			</p>
		</div>
	);
}

function send(id: string, recorded: File): void {
	const form = document.getElementById(id) as HTMLFormElement | null;
	putInto(form?.querySelector<HTMLInputElement>("input[type=file]"), recorded);
	form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
}
