import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Button, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { SearchInput } from "#app/ui/search-input";
import type { showGroup } from "../groups/group.server";

type GroupPeopleProps = { shown: Awaited<ReturnType<typeof showGroup>>; isByHand: boolean };

/** Who is in a group, the first by name; the others are found by typing. */
export function GroupPeople({ shown: { people, count, q }, isByHand }: GroupPeopleProps) {
	const { t } = useTranslation("peopleGroups");
	const format = useFormat();
	const isCut = q === "" && people.length < count;
	return (
		<Section title={t("people")} count={format.number(count)}>
			{(count > people.length || q !== "") && (
				<Form method="get" className="mb-3 flex max-w-100 gap-2" role="search" preventScrollReset>
					<SearchInput name="q" query={q} aria-label={t("find")} placeholder={t("find")} className="field" />
					<Button type="submit" icon="search">
						{t("findNow")}
					</Button>
				</Form>
			)}
			{people.length === 0 ? (
				<p className="text-sm text-ink-2">{t(q === "" ? "empty" : "noHits")}</p>
			) : (
				<CardList label={t("people")}>
					{people.map(({ id, name, email }) => (
						<CardRow key={id} className="py-2.5">
							<Avatar name={name} size={32} />
							<span className="min-w-0 flex-1">
								<span className="block text-sm font-medium break-words">{name}</span>
								{email !== name && <span className="block truncate text-13 text-ink-3">{email}</span>}
							</span>
							{isByHand && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="person" value={id} />
									<SubmitButton intent="removePerson" kind="quiet" size="sm">
										{t("out")}
										<span className="sr-only">: {name}</span>
									</SubmitButton>
								</Form>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			{isCut && <p className="mt-2 text-13 text-ink-3">{t("cut", { shown: format.number(people.length) })}</p>}
		</Section>
	);
}
