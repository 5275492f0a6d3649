import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { Button, LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";

/** The recovery codes, this once, to take away as a file or on paper. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
	const { t } = useTranslation("secondFactor");
	const text = `${brand.product}\n${t("renew.title")}\n\n${codes.join("\n")}\n`;
	return (
		<Section title={t("codes.title")} intro={t("codes.intro")}>
			<ul className="grid max-w-94 gap-x-6 gap-y-2 rounded-xl border border-line bg-sheet p-4 font-mono text-base sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="no-print mt-5 flex flex-wrap gap-2">
				<a
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download={`${brand.slug}-${t("codes.file")}.txt`}
					className="btn btn-secondary"
				>
					<Icon name="download" />
					{t("codes.download")}
				</a>
				<PrintButton label={t("codes.print")} />
				<LinkButton kind="primary" to={next}>
					{t("codes.go")}
				</LinkButton>
			</div>
		</Section>
	);
}

/** Without JavaScript the browser's own menu prints. */
function PrintButton({ label }: { label: string }) {
	if (!useHydrated()) return null;
	return (
		<Button icon="printer" onClick={() => window.print()}>
			{label}
		</Button>
	);
}
