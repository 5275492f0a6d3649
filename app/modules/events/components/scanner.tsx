import { useTranslation } from "react-i18next";
import { CodeScanner } from "#app/ui/code-scanner";

/** The kinds of codes on tickets. */
export const ticketCodes = ["qr_code"] as const;

type ScannerProps = {
	onCode: (code: string) => void;
	/** What is said where there is no camera to be had. */
	hint: string;
};

/**
 * Reads the codes of tickets with the phone's camera, where there is one; elsewhere the code is typed, or the phone's own
 * camera opens the address in it, which leads whoever is signed in to the page of the event.
 */
export function Scanner({ onCode, hint }: ScannerProps) {
	const { t } = useTranslation("events");
	const words = { start: t("checkIn.scan"), stop: t("checkIn.stop"), failed: t("checkIn.noCamera"), unable: hint };
	return <CodeScanner kind="primary" formats={ticketCodes} {...{ onCode, words }} />;
}
