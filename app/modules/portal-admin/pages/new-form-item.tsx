import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LeftList } from "#app/forms/building/components/left-list";
import { LockFields } from "#app/forms/library/components/lock-fields";
import type { Left } from "#app/forms/transfer/surveyjs-source";
import { handler, superadmin } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TitleFields } from "../components/title-fields";
import { ImportItem, NewItemPage, OfferItem } from "../form-library/form-library.schema";
import { importItem, offerItem, showNewItem } from "../form-library/offer.server";

export const handle = {
	i18n: ["providerLibrary", "formLibrary", "formBuild", "forms", "errors"],
	title: "providerLibrary:new.title",
};

export const loader = superadmin.page(NewItemPage, showNewItem);
export const action = superadmin.pageAction({
	offer: handler(OfferItem, offerItem),
	import: handler(ImportItem, importItem),
});

/** Something is put into the form library of all organisations: an item of one's own library, or the form of a file. */
export default function NewFormItem() {
	const { offered } = useLoaderData<typeof loader>();
	const answer = useActionData<{ imported?: { title: string; left: Left[] } }>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("providerLibrary");
	return (
		<PageBody width="form">
			<PageHeader
				title={t("new.title")}
				meta={offered ? t("new.from", { organisation: offered.organisation }) : t("new.fromFile")}
				back={{ to: to.formLibrary(), label: t("title") }}
			/>
			{answer?.imported && (
				<Notice tone="warning" live title={t("told.offered", { title: answer.imported.title })}>
					<LeftList left={answer.imported.left} />
					<p className="mt-3">
						<Link to={to.formLibrary()} className="link">
							{t("new.toList")}
						</Link>
					</p>
				</Notice>
			)}
			<Form method="post" encType="multipart/form-data" className="flex flex-col gap-5" noValidate>
				{offered ? (
					<>
						<input type="hidden" name="tenant" value={offered.tenant} />
						<input type="hidden" name="item" value={offered.item} />
						{offered.hasPictures && <Notice tone="warning">{t("errors.pictures")}</Notice>}
						<Section title={t("new.asks")} intro={t("new.asksIntro")}>
							<ol className="list-decimal space-y-1 pl-6 text-sm">
								{offered.asked.map(({ id, text }) => (
									<li key={id} className="break-words">
										{text}
									</li>
								))}
							</ol>
						</Section>
						<TitleFields problem={problem} languages={offered.languages} titles={offered.titles} />
						<LockFields problem={problem} {...offered} />
					</>
				) : (
					<>
						<Field id="file" label={t("new.file")} help={t("new.fileHelp")} error={problem.of("file")}>
							{(ties) => <FileInput {...ties} name="file" accept=".json,application/json" />}
						</Field>
						<LockFields problem={problem} />
					</>
				)}
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent={offered ? "offer" : "import"}>{t("new.submit")}</SubmitButton>
					<LinkButton to={to.formLibrary()}>{t("new.cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
