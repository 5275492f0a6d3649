import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { paths } from "../../paths";

export type SentForm = {
	id: string;
	form: string;
	sender: string;
	excerpt: string;
	status: "new" | "handled" | "answered" | null;
	receivedAt: number;
};

/** What a customer has sent by contact forms, the newest first. */
export function CustomerForms({ forms, tenant }: { forms: readonly SentForm[]; tenant: string }) {
	const { t } = useTranslation(["crmLog", "crmInbox"]);
	const at = paths(tenant);
	if (forms.length === 0)
		return (
			<EmptyState icon="inbox" title={t("tabs.noForms")}>
				{t("tabs.noFormsHelp")}
			</EmptyState>
		);
	return (
		<div className="max-w-172">
			<CardList label={t("tabs.forms")}>
				{forms.map(({ id, form, sender, excerpt, status, receivedAt }) => (
					<CardRow key={id} className="text-sm">
						<Icon name="inbox" className="text-ink-2" />
						<div className="min-w-0 flex-1">
							<Link to={at.submission(id)} className="hover:underline font-medium">
								{form}
							</Link>
							<p className="truncate text-13 text-ink-2">
								<Time at={receivedAt} /> · {sender}
							</p>
							{excerpt && <p className="truncate text-13 text-ink-3">{excerpt}</p>}
						</div>
						{status && <Badge>{t(`crmInbox:state.${status}`)}</Badge>}
					</CardRow>
				))}
			</CardList>
		</div>
	);
}
