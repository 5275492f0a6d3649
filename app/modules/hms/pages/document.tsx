import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { DocumentFields } from "../components/document-fields";
import { DocumentChange, DocumentNamed, ReadInput } from "../documents/documents.schema";
import {
	changeDocument,
	readDocument,
	removeDocument,
	reviewDocument,
	showDocument,
} from "../documents/documents.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:documents.title" };

export const loader = page("companies", DocumentNamed, showDocument);
export const action = pageAction("companies", {
	save: handler(DocumentChange, changeDocument),
	read: handler(ReadInput, readDocument),
	review: handler(DocumentNamed, reviewDocument),
	remove: handler(DocumentNamed, removeDocument),
});

/** A document of a company: what it says, which version it is, and who has read that. */
export default function DocumentPage() {
	const { company, document, hasRead, readers, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const refused = useFormProblem(answer, { intent: "read" });
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				title={document.title}
				back={{ to: at.duties(company.guid), label: t("duties.title") }}
				badges={<Badge>{t("documents.version", { version: document.version })}</Badge>}
				meta={`${company.name} · ${t(`duty.${document.duty}`)}`}
			/>
			<Card>
				<p className="text-base break-words whitespace-pre-line">{document.text}</p>
				<p className="mt-4 text-13 text-ink-3">
					{t("documents.reviewed")} <Time at={document.reviewedOn} as="date" />
				</p>
			</Card>
			<div className="mt-4 flex flex-wrap gap-2">
				<FormErrors errors={refused.summary} />
				{!hasRead && (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="version" value={document.version} />
						<SubmitButton intent="read" icon="check">
							{t("documents.confirm")}
						</SubmitButton>
					</Form>
				)}
				<Form method="post" preventScrollReset>
					<SubmitButton intent="review" kind="secondary">
						{t("documents.holds")}
					</SubmitButton>
				</Form>
			</div>
			<Section title={t("documents.readers")} className="mt-8">
				{readers.length === 0 ? (
					<p className="text-sm text-ink-2">{t("documents.noReaders")}</p>
				) : (
					<CardList label={t("documents.readers")}>
						{readers.map(({ id, name, version, readAt }) => (
							<CardRow key={id} className="flex-wrap justify-between gap-y-1 text-sm">
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<span className="text-13 text-ink-2">
									{readAt === null ? (
										t("documents.notRead")
									) : (
										<>
											{t("documents.version", { version })} · <Time at={readAt} />
										</>
									)}
								</span>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
			<Section title={t("documents.edit")} className="mt-8">
				<Form method="post" key={document.updatedAt} className="group flex flex-col gap-4" noValidate>
					<input type="hidden" name="updatedAt" value={document.updatedAt} />
					<DocumentFields problem={problem} document={document} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="save" kind="secondary">
							{t("save")}
						</SubmitButton>
					</div>
				</Form>
				<div className="mt-4">
					<ConfirmButton
						label={t("remove")}
						kind="quiet"
						title={t("documents.removeTitle", { name: document.title })}
						confirmLabel={t("remove")}
						fields={{ intent: "remove" }}
					>
						{t("removeEffect")}
					</ConfirmButton>
				</div>
			</Section>
		</PageBody>
	);
}
