import { useTranslation } from "react-i18next";
import { Time } from "#app/ui/time";
import type { OfferedModule } from "../show-members.server";
import { PanelPart } from "./panel-part";
import { useWords } from "./words";

type Change = {
	id: string;
	at: number;
	isNew: boolean;
	fields: string[];
	/** The tenant's entries of the modules to which their access changed. */
	access: string[];
	by: string | null;
};
type MemberHistoryProps = { changes: readonly Change[]; modules: readonly OfferedModule[] };

/** What was lately changed of a member, by whom. */
export function MemberHistory({ changes, modules }: MemberHistoryProps) {
	const { t } = useTranslation("userHistory");
	const words = useWords();
	const accessTo = (entry: string) => {
		const module = modules.find(({ modulesTenantId }) => modulesTenantId === entry);
		return module ? t("accessTo", { module: words.module(module) }) : t("access");
	};
	if (changes.length === 0) return null;
	return (
		<PanelPart title={t("title")}>
			<ul className="flex flex-col gap-2 text-13">
				{changes.map(({ id, at, isNew, fields, access, by }) => (
					<li key={id}>
						<p>
							{isNew
								? t("added")
								: [...fields.map((field) => t(`field.${field}`)), ...access.map(accessTo)].join(", ") || t("changed")}
						</p>
						<p className="text-xs text-ink-3">
							<Time at={at} />
							{by && <> · {by}</>}
						</p>
					</li>
				))}
			</ul>
		</PanelPart>
	);
}
