import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import type { FormHead } from "../head.server";
import { places } from "../places";
import { FormBadge } from "./form-badge";

export type FormTab = "replies" | "report" | "pages" | "share" | "settings";

/** The head of each page of a form: its name, where it stands, and the way to its other pages. */
export function FormTop({ head, tab, actions }: { head: FormHead; tab: FormTab; actions?: ReactNode }) {
	const { t } = useTranslation("formBuilder");
	const at = places(head.tenant);
	const tabs = (["replies", "report", "pages", "share", "settings"] as const).map((key) => ({
		...{ to: (key === "pages" ? at.reportPages : at[key])(head.slug), label: t(`go.${key}`), current: key === tab },
		...(key === "replies" && { count: head.replies }),
	}));
	return (
		<>
			<PageHeader
				title={head.title}
				badges={<FormBadge status={head.status} />}
				back={{ to: at.forms, label: t("title") }}
				actions={
					<>
						<LinkButton icon="pencil" to={at.build(head.slug)} className="no-print">
							{t("go.build")}
						</LinkButton>
						{actions}
					</>
				}
			/>
			<div className="no-print">
				<Tabs label={t("parts")} tabs={tabs} />
			</div>
		</>
	);
}
