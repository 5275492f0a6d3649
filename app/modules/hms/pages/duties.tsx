import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { DutyBadge } from "../components/badges";
import { DocumentFields } from "../components/document-fields";
import { DutyWheel } from "../components/duty-wheel";
import { DocumentInput, DutiesOf } from "../documents/documents.schema";
import { addDocument } from "../documents/documents.server";
import { showDuties } from "../documents/show-duties.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:duties.title" };

export const loader = page("companies", DutiesOf, showDuties);
export const action = pageAction("companies", { add: handler(DocumentInput, addDocument) });

/** What internal control asks for, with what shows that it is seen to and how old that is; and the shelf of documents. */
export default function Duties() {
	const { company, duties, documents, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "add" });
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("duties.title")}
				back={{ to: at.company(company.guid), label: company.name }}
				actions={
					<LinkButton icon="download" to={at.dutiesPdf(company.guid)} reloadDocument>
						{t("duties.pdf")}
					</LinkButton>
				}
			/>
			<p className="mb-6 max-w-160 text-sm text-ink-2">{t("duties.intro")}</p>
			<div className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
				<DutyWheel duties={duties} />
				<ol className="card divide-y divide-line">
					{duties.map(({ duty, state, months, evidence }, nth) => (
						<li key={duty} id={duty} className="scroll-mt-20 p-4 text-sm">
							<div className="flex flex-wrap items-start justify-between gap-2">
								<h2 className="min-w-0 flex-1 font-medium break-words">
									{nth + 1}. {t(`duty.${duty}`)}
								</h2>
								<DutyBadge state={state} />
							</div>
							{evidence.length === 0 ? (
								<p className="mt-1 text-13 text-ink-3">{t("duties.none")}</p>
							) : (
								<ul className="mt-1">
									{evidence.map(({ kind, title, on, to }) => (
										<li key={`${kind}${to}`} className="text-13 text-ink-2">
											{t(`evidence.${kind}`)}:{" "}
											<Link to={to} className="link">
												{title}
											</Link>{" "}
											· <Time at={on} as="date" />
										</li>
									))}
								</ul>
							)}
							{months !== null && <p className="mt-1 text-13 text-ink-3">{t("duties.age", { count: months })}</p>}
						</li>
					))}
				</ol>
			</div>
			<Section title={t("documents.title")} count={documents.length} intro={t("documents.intro")} className="mt-8">
				{documents.length > 0 && (
					<CardList label={t("documents.title")}>
						{documents.map(({ id, duty, title, version, reviewedOn, hasRead }) => (
							<CardRow key={id} className="flex-wrap justify-between gap-y-2">
								<span className="min-w-0 flex-1">
									<Link
										to={at.document(company.guid, id)}
										className="block text-sm font-medium break-words hover:underline"
									>
										{title}
									</Link>
									<span className="text-13 text-ink-3">
										{t(`duty.${duty}`)} · {t("documents.version", { version })} · <Time at={reviewedOn} as="date" />
									</span>
								</span>
								{hasRead ? (
									<Badge tone="success" icon="circle-check">
										{t("documents.read")}
									</Badge>
								) : (
									<Badge tone="warning" icon="eye">
										{t("documents.unread")}
									</Badge>
								)}
							</CardRow>
						))}
					</CardList>
				)}
				<details className="mt-3" open={problem.refused || undefined}>
					<summary className="btn btn-secondary">{t("documents.add")}</summary>
					<Form method="post" className="group card mt-3 flex flex-col gap-4 p-4" noValidate>
						<DocumentFields problem={problem} />
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="add">{t("documents.save")}</SubmitButton>
						</div>
					</Form>
				</details>
			</Section>
		</PageBody>
	);
}
