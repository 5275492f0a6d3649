import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CodeForm } from "../components/code-form";
import { page, pageAction } from "../guard.server";
import { TakeBackInput } from "../loans/loans.schema";
import { showLoans, takeBack } from "../loans/loans.server";
import { paths } from "../paths";

export const handle = { i18n: ["resourceLoan", "resources", "errors"], title: "resourceLoan:title" };

export const loader = page("settings", Nothing, showLoans);
export const action = pageAction("settings", { takeBack: handler(TakeBackInput, takeBack) });

/** What is out, what is due first at the top; a code takes a thing back. */
export default function Loans() {
	const { rows, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceLoan", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.list, label: t("resources:title") }} title={t("title")} />
			<CodeForm intents={["takeBack"]} problem={problem} />
			{rows.length === 0 ? (
				<EmptyState icon="clipboard-list" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			) : (
				<ul className="mt-6 divide-y divide-line" aria-label={t("title")}>
					{rows.map(({ key, unit, name, place, booking, title, who, due, isLate }) => (
						<li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
							<div className="min-w-0 flex-1">
								<Link to={at.resource(unit)} className="link font-semibold break-words">
									{name}
								</Link>
								<p className="text-13 break-words text-ink-2">
									{[who, place].filter(Boolean).join(" · ")}
									{" · "}
									<Link to={at.handOut(booking)} className="link">
										{title}
									</Link>
								</p>
							</div>
							<Badge tone={isLate ? "danger" : "neutral"} icon={isLate ? "triangle-alert" : "clock"}>
								{t(isLate ? "late" : "due", {
									time: `${format.date(due.slice(0, 10))} ${format.clock(due.slice(11))}`,
								})}
							</Badge>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="code" value={unit} />
								<SubmitButton intent="takeBack" kind="secondary" size="sm" aria-label={t("takeBackNamed", { name })}>
									{t("takeBack")}
								</SubmitButton>
							</Form>
						</li>
					))}
				</ul>
			)}
		</PageBody>
	);
}
