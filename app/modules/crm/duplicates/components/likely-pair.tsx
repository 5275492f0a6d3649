import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Link } from "#app/ui/link";
import { paths } from "../../paths";
import type { Reason } from "../similar";

type Brief = {
	id: string;
	guid: string;
	name: string;
	orgNo: string | null;
	email: string | null;
	city: string | null;
};
type LikelyPairProps = { pair: { first: Brief; second: Brief; reasons: Reason[]; score: number }; tenant: string };

/** Two customers that may be one: how likely, why, and what to do with them. */
export function LikelyPair({ pair, tenant }: LikelyPairProps) {
	const { t } = useTranslation("crmClean");
	const at = paths(tenant);
	const { first, second, reasons, score } = pair;
	return (
		<li className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4">
			<div className="min-w-0 flex-1 basis-80">
				{[first, second].map(({ id, guid, name, orgNo, email, city }) => (
					<p key={id} className="mb-1 text-sm break-words">
						<Link to={at.customer(guid)} className="link font-medium">
							{name}
						</Link>
						<span className="block text-13 text-ink-3">
							{[orgNo && formatOrganisationNumber(orgNo), email, city].filter(Boolean).join(" · ")}
						</span>
					</p>
				))}
				<p className="mt-2 flex flex-wrap items-center gap-2 text-13 text-ink-2">
					<Badge tone={score >= 80 ? "warning" : "neutral"}>{t("duplicates.score", { score })}</Badge>
					{reasons.map((reason) => t(`reason.${reason}`)).join(" · ")}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<LinkButton size="sm" to={`${at.mergeCustomers}?c=${first.id}&c=${second.id}`}>
					{t("duplicates.merge")}
				</LinkButton>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="first" value={first.id} />
					<input type="hidden" name="second" value={second.id} />
					<SubmitButton intent="dismiss" kind="quiet" size="sm">
						{t("duplicates.dismiss")}
					</SubmitButton>
				</Form>
			</div>
		</li>
	);
}
