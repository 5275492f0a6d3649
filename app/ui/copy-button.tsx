import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

/** Milliseconds for which it is said that something was copied. */
const SAID = 3000;

/** Takes a text away, and says so; not there without JavaScript, which it needs. */
export function CopyButton({ value, className }: { value: string; className?: string }) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), SAID);
		return () => clearTimeout(timer);
	}, [copied]);
	if (!hydrated) return null;
	const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true));
	return (
		<Button icon={copied ? "check" : "copy"} className={className} onClick={copy}>
			<span role="status">{t(copied ? "copied" : "copy")}</span>
		</Button>
	);
}
