import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { SettingRow } from "#app/ui/definition-list";
import type { Organisation } from "../../organisation.server";
import { EntryBadge } from "../entry-badge";
import { useWords } from "../words";

/** The tenant's modules, and when each of them ends. */
export function OrganisationModules({ entries }: { entries: Organisation["entries"] }) {
	const { t } = useTranslation(["organisation", "followup"]);
	const words = useWords();
	if (entries.length === 0) return <p className="text-sm text-ink-2">{t("followup:tenant.noModules")}</p>;
	return (
		<>
			<p className="mb-4 text-sm text-ink-2">{t("modulesHelp", { provider: brand.provider })}</p>
			<ul>
				{entries.map((entry) => (
					<SettingRow key={entry.id} title={words.module(entry)} meta={words.end(entry.state)}>
						<EntryBadge state={entry.state} />
					</SettingRow>
				))}
			</ul>
		</>
	);
}
