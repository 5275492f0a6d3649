import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages as languageNames } from "#app/platform/i18n";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { CourseQuery } from "../courses.schema";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showTranslations } from "../translations.server";

export const handle = { i18n: ["courses", "errors"], title: "courses:translations.title" };

export const loader = page("edit", CourseQuery, showTranslations);

type Data = Awaited<ReturnType<typeof showTranslations>>;
const dots = { filled: "●", approved: "●", draft: "◔", missing: "○", outdated: "◐" } as const;
const tones = { filled: "", approved: "", draft: "", missing: "text-ink-2", outdated: "text-warning-ink" } as const;

/** What of a course is translated into which language, and what has become outdated since. */
export default function Translations() {
	const { course, languages, items, tenant } = useLoaderData<typeof loader>() as Data;
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const at = paths(tenant);
	const named = (code: string) => languageNames[code as Language]?.name ?? code;
	const columns: Column<Data["items"][number]>[] = [
		{
			...{ key: "part", header: t("translations.part"), phone: "title" as const },
			cell: ({ title, isLesson }) => (
				<span lang={course.firstLanguage} className={isLesson ? "font-normal sm:pl-5" : "font-semibold"}>
					{title}
				</span>
			),
		},
		...languages.map(({ code, percent }, index) => ({
			...{ key: code, header: `${named(code)} ${percent}%`, phone: "line" as const, className: "max-sm:basis-full" },
			cell: ({ id, title, cells }: Data["items"][number]) => {
				const cell = cells[index];
				if (!cell) return null;
				const words =
					cell.since === null ? t(`state.${cell.state}`) : t("translations.since", { date: date(cell.since) });
				return (
					<Link
						to={at.edit(course.id, course.name, { part: id, language: code })}
						aria-label={`${title}, ${named(code)}: ${words}`}
						className={`inline-flex min-h-9 items-center gap-1.5 hover:underline max-md:min-h-11 ${tones[cell.state]}`}
					>
						<span aria-hidden="true">{dots[cell.state]}</span>
						<span className="sm:hidden">{named(code)}:</span>
						<span suppressHydrationWarning>{words}</span>
					</Link>
				);
			},
		})),
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.edit(course.id, course.name), label: course.name }}
				title={t("translations.title")}
				meta={`${t("edit.firstLanguage")}: ${named(course.firstLanguage)}`}
			/>
			{languages.length === 0 || items.length === 0 ? (
				<EmptyState icon="languages" title={t("translations.none")}>
					{t("translations.noneHelp")}
				</EmptyState>
			) : (
				<Table label={t("translations.title")} columns={columns} rows={items} rowKey={({ id }) => id} wide />
			)}
		</PageBody>
	);
}
