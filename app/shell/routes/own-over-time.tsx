import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OverTime } from "#app/forms/over-time/components/over-time";
import { OwnForm } from "#app/forms/own/own-reply.schema";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { tenantMember } from "../../platform/guard.server";
import { to } from "../../platform/portal-paths";
import { ownForms } from "../../registry/own-forms.server";
import { useFormat } from "../../ui/format";
import { PageBody, PageHeader } from "../../ui/page-header";

export const handle = { i18n: ["ownForms", "overTime", "formReports", "formReplies"] };

export const loader = tenantMember.page(OwnForm, ownForms.overTime);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** How it goes with oneself by a form that one answers again and again. */
export default function OwnOverTime() {
	const { tenant, title, followed } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["ownForms", "overTime"]);
	const format = useFormat();
	const [first] = followed.replies;
	return (
		<PageBody width="home">
			<PageHeader
				title={title}
				meta={first && t("overTime:since", { count: followed.replies.length, day: format.date(first.day) })}
				back={{ to: to.ownForms(tenant), label: t("title") }}
				actions={<PrintButton />}
			/>
			<OverTime followed={followed} />
		</PageBody>
	);
}
