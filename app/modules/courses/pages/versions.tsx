import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { ComparedLines } from "#app/ui/compared-lines";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RestoreVersionInput, VersionsQuery } from "../courses.schema";
import { findCourse, titleOf } from "../courses.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { restoreVersion, showVersions } from "../versions.server";

export const handle = { i18n: ["courses", "errors"], title: "courses:versions.title" };

export const loader = page("edit", VersionsQuery, showVersions);
export const action = pageAction("edit", {
	restoreVersion: handler(RestoreVersionInput, async (visit: Visit, input) => {
		await restoreVersion(visit, input);
		const { course_id: id, part_id: part, language } = input;
		const to = paths(visit.tenant.guid).edit(id, titleOf(await findCourse(visit, id)), { part, language });
		return done({ snackbar: { key: "courses:snackbar.restored" }, to });
	}),
});

/** The earlier versions of a lesson in one language: compared with what it says now, and put back. */
export default function Versions() {
	const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof showVersions>>;
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "restoreVersion" });
	const { t } = useTranslation("courses");
	const { dateTime } = useFormat();
	const { course, part, language, now, versions, compared, tenant } = data;
	const at = paths(tenant);
	const written = ({ by, at: time }: { by: string; at: number }) =>
		by
			? t("versions.writtenBy", { personName: by, time: dateTime(time) })
			: t("versions.written", { time: dateTime(time) });
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.edit(course.id, course.name, { part: part.id, language }), label: part.title }}
				title={t("versions.title")}
				meta={<span suppressHydrationWarning>{`${t("versions.now")}: ${written(now)}`}</span>}
			/>
			<FormErrors errors={problem.summary} />
			{versions.length === 0 ? (
				<EmptyState icon="history" title={t("versions.none")}>
					{t("versions.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("versions.title")}>
					{versions.map((version) => (
						<CardRow key={version.id} className="flex-wrap justify-between">
							<div className="min-w-0">
								<p className="text-sm font-medium break-words" lang={language}>
									{version.title}
								</p>
								<p className="text-13 text-ink-3" suppressHydrationWarning>
									{written(version)}
								</p>
							</div>
							<div className="flex flex-wrap gap-2">
								<LinkButton
									size="sm"
									kind="quiet"
									to={at.versions(course.id, part.id, { language, compare: version.id })}
									preventScrollReset
								>
									{t("versions.compare")}
								</LinkButton>
								<Form method="post">
									<input type="hidden" name="language" value={language} />
									<input type="hidden" name="version" value={version.id} />
									<SubmitButton intent="restoreVersion" size="sm" kind="secondary">
										{t("edit.restore")}
									</SubmitButton>
								</Form>
							</div>
							{compared?.id === version.id && (
								<ComparedLines
									lines={compared.lines}
									language={language}
									words={{ same: t("versions.same"), removed: t("versions.before"), added: t("versions.now") }}
								/>
							)}
						</CardRow>
					))}
				</CardList>
			)}
		</PageBody>
	);
}
