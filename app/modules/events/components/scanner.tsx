import { useTranslation } from "react-i18next";
import { CodeScanner } from "#app/ui/code-scanner";

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
	const words = { start: t("checkIn.scan"), stop: t("checkIn.stop"), failed: t("checkIn.noCamera"), unable: hint };
	return <CodeScanner kind="primary" formats={["qr_code"]} {...{ onCode, words }} />;
}
