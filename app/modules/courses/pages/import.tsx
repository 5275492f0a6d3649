import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { done, handler } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ImportInput, ImportQuery, SendPackageInput } from "../courses.schema";
import { titleOf } from "../courses.server";
import { page, pageAction } from "../guard.server";
import { importCourse, PACKAGE_FORM_MAX, sendPackage, showImport } from "../package/import-course.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "media", "errors"], title: "courses:import.title" };

export const loader = page("edit", ImportQuery, showImport);
export const action = pageAction(
	"edit",
	{
		send: handler(SendPackageInput, async (visit: Visit, input) =>
			done({ to: paths(visit.tenant.guid).import(await sendPackage(visit, input)) }),
		),
		import: handler(ImportInput, async (visit: Visit, input) => {
			const course = await importCourse(visit, input);
			const to = paths(visit.tenant.guid).edit(course.id, titleOf(course));
			return done({ snackbar: { key: "courses:snackbar.imported" }, to });
		}),
	},
	{ bodyMax: PACKAGE_FORM_MAX },
);

/** A course out of an archive, or lessons out of documents: what would come of it is shown before anything is written. */
export default function Import() {
	const { plan, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const answer = useActionData<typeof action>();
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.dashboard, label: t("title") }} title={t("import.title")} />
			{plan ? <DryRun plan={plan} cancel={at.import()} answer={answer} /> : <Send answer={answer} />}
		</PageBody>
	);
}

function Send({ answer }: { answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "send" });
	return (
		<Form method="post" encType="multipart/form-data" className="card flex flex-col gap-5 p-5" noValidate>
			<p className="text-sm text-ink-2">{t("import.help")}</p>
			<Field id="files" label={t("import.files")} help={t("import.filesHelp")} error={problem.of("files")}>
				{(ties) => <FileInput {...ties} name="files" multiple accept=".zip,.h5p,.pdf" />}
			</Field>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="send" className="self-start">
				{t("import.look")}
			</SubmitButton>
		</Form>
	);
}

type Plan = NonNullable<Awaited<ReturnType<typeof showImport>>["plan"]>;

function DryRun({ plan, cancel, answer }: { plan: Plan; cancel: string; answer: unknown }) {
	const { t } = useTranslation("courses");
	const size = useSize();
	const problem = useFormProblem(answer, { intent: "import" });
	const lessons = plan.chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0);
	const facts = [
		t("chapters", { count: plan.chapters.length }),
		t("import.lessons", { count: lessons }),
		plan.languages.map((code) => languages[code as Language]?.name ?? code).join(", "),
		...(plan.files > 0 ? [`${t("import.media", { count: plan.files })} (${size(plan.size)})`] : []),
	];
	return (
		<div className="flex flex-col gap-5">
			{(plan.kind === "scorm" || plan.kind === "h5p") && (
				<Notice title={t("import.package")}>{t("import.packageHelp")}</Notice>
			)}
			<section className="card p-5">
				<h2 className="text-base font-semibold break-words" lang={plan.language}>
					{plan.title}
				</h2>
				<p className="mt-1 text-13 text-ink-2">{facts.join(" · ")}</p>
				<ol className="mt-4 flex flex-col gap-3 text-sm" lang={plan.language}>
					{plan.chapters.map(({ id, title, lessons: own }) => (
						<li key={id}>
							<p className="font-medium break-words">{title}</p>
							<ol className="mt-1 list-decimal pl-6">
								{own.map((lesson) => (
									<li key={lesson.id} className="break-words">
										{lesson.title}
									</li>
								))}
							</ol>
						</li>
					))}
				</ol>
			</section>
			{plan.left.length > 0 && (
				<Notice tone="warning" title={t("import.left", { count: plan.left.length })}>
					<ul className="mt-2 list-disc pl-5">
						{plan.left.slice(0, 20).map((name) => (
							<li key={name} className="break-all">
								{name}
							</li>
						))}
					</ul>
				</Notice>
			)}
			<Form method="post" className="flex flex-wrap items-center gap-3">
				<input type="hidden" name="files" value={plan.sent} />
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="import">{t("import.make")}</SubmitButton>
				<LinkButton to={cancel}>{t("import.other")}</LinkButton>
			</Form>
		</div>
	);
}
