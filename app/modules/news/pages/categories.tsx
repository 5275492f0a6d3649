import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { done, handler, Nothing } from "#app/platform/guard.server";
import { languageCodes } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { SubmitButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { nameIn } from "../articles.server";
import { COUNTED_TO, categoriesWithCounts, moveCategory, removeCategory, saveCategory } from "../categories.server";
import { nameField } from "../category-looks";
import { CategoryFields } from "../components/category-fields";
import { CategoryRow } from "../components/category-row";
import { page, pageAction } from "../guard.server";
import { CategoryGone, CategoryInput, CategoryMove } from "../news.schema";
import { paths } from "../paths";

export const handle = { i18n: ["news", "lists", "errors"], title: "news:cat.title" };

export const loader = page("categories", Nothing, async (visit) => {
	const categories = await categoriesWithCounts(visit);
	return {
		tenant: visit.tenant.guid,
		main: visit.tenant.language,
		most: COUNTED_TO,
		categories: categories.map(({ id, names, tint, icon, count }) => ({
			id,
			names,
			tint,
			icon,
			count,
			name: nameIn(names, visit.language),
		})),
	};
});
export const action = pageAction("categories", {
	save: handler(CategoryInput.omit({ tenantId: true }), async (visit: Visit, input) => {
		await saveCategory(visit, input);
		return done({ snackbar: { key: "news:snackbar.category" } });
	}),
	remove: handler(CategoryGone.omit({ tenantId: true }), async (visit: Visit, input) => {
		await removeCategory(visit, input);
		return done({ snackbar: { key: "news:snackbar.categoryGone" } });
	}),
	move: handler(CategoryMove, async (visit: Visit, input) => {
		await moveCategory(visit, input);
		return done();
	}),
});

/** The form for a new category stands last on the page. */
const ids = Object.fromEntries(languageCodes.map((code) => [nameField(code), `new-${nameField(code)}`]));

export default function Categories() {
	const { categories, tenant, main, most } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "save", ids });
	const { t } = useTranslation("news");
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: paths(tenant).list, label: t("title") }}
				title={t("cat.title")}
				meta={t("cat.intro")}
				actions={categories.length > 0 && <ExportMenu to={`${paths(tenant).categories}/export`} query="?" />}
			/>
			{categories.length === 0 ? (
				<EmptyState icon="tag" title={t("cat.none")} />
			) : (
				<CardList label={t("cat.title")}>
					{categories.map((category, index) => (
						<CategoryRow
							key={category.id}
							category={category}
							others={categories.filter(({ id }) => id !== category.id)}
							main={main}
							most={most}
							isFirst={index === 0}
							isLast={index === categories.length - 1}
						/>
					))}
				</CardList>
			)}
			<Section title={t("cat.add")} className="mt-8">
				<Form key={categories.length} method="post" className="flex flex-col gap-4">
					<FormErrors errors={problem.summary} />
					<CategoryFields prefix="new" main={main} names={{}} tint={1} icon="tag" problem={problem} />
					<div>
						<SubmitButton intent="save" icon="plus">
							{t("cat.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
