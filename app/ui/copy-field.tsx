import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Field } from "./field";
import { useHydrated } from "./use-hydrated";

/** A value to take away, such as an invitation link: selected whole on focus, with a Copy button beside it. */
export function CopyField({ label, value, help }: { label: string; value: string; help?: string }) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), 3000);
		return () => clearTimeout(timer);
	}, [copied]);
	const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true));
	return (
		<Field label={label} help={help}>
			{(ties) => (
				<div className="flex gap-2">
					<input {...ties} readOnly value={value} className="field" onFocus={(event) => event.target.select()} />
					{hydrated && (
						<Button icon={copied ? "check" : "copy"} onClick={copy}>
							<span role="status">{t(copied ? "copied" : "copy")}</span>
						</Button>
					)}
				</div>
			)}
		</Field>
	);
}
