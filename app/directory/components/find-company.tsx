import { Form } from "@remix-run/react";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import type { IconName } from "#app/ui/icon-names";
import { TextField } from "#app/ui/text-field";
import { formatOrganisationNumber } from "../organisation-number";

type FindCompanyProps = {
	/** What was searched for. */
	q: string;
	/** Companies that are known here. */
	known: readonly { id: string; name: string }[];
	/** Companies of the register, whose facts are fetched by their number. */
	hits: readonly { orgNo: string; name: string; municipality?: string | null }[];
	/** What the register answered. */
	state: string | null;
	/** How one that is known is taken: the page's action, and its field with the id. */
	pick: { intent: string; field: string; icon: IconName };
	refused: ReturnType<typeof useFormProblem>;
	/** The module's own words. */
	words: Record<
		"search" | "searchHelp" | "find" | "notFound" | "silent" | "known" | "pick" | "register" | "fetch",
		string
	> & {
		knownIntro?: string;
		pickOne: (name: string) => string;
		fetchOne: (name: string) => string;
	};
};

/** Finds a company among those that are known here and in the register. */
export function FindCompany({ q, known, hits, state, pick, refused, words }: FindCompanyProps) {
	return (
		<>
			<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
				<TextField
					id="q"
					name="q"
					type="search"
					label={words.search}
					help={words.searchHelp}
					defaultValue={q}
					autoComplete="off"
					className="w-96 max-w-full"
				/>
				<Button type="submit" icon="search">
					{words.find}
				</Button>
			</Form>
			<FormErrors errors={refused.summary} />
			<div role="status">
				{state === "none" && <p className="mt-4 text-sm text-ink-2">{words.notFound}</p>}
				{state === "unavailable" && <p className="mt-4 text-sm text-ink-2">{words.silent}</p>}
			</div>
			{known.length > 0 && (
				<Section title={words.known} intro={words.knownIntro} className="mt-6 first:mt-6">
					<CardList label={words.known}>
						{known.map(({ id, name }) => (
							<CardRow key={id} className="justify-between">
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<Form method="post">
									<input type="hidden" name={pick.field} value={id} />
									<SubmitButton
										intent={pick.intent}
										kind="secondary"
										size="sm"
										icon={pick.icon}
										aria-label={words.pickOne(name)}
									>
										{words.pick}
									</SubmitButton>
								</Form>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			{hits.length > 0 && (
				<Section title={words.register} className="mt-6">
					<CardList label={words.register}>
						{hits.map(({ orgNo, name, municipality }) => (
							<CardRow key={orgNo} className="justify-between">
								<span className="min-w-0 flex-1">
									<span className="block break-words">{name}</span>
									<span className="text-13 text-ink-3">
										{[formatOrganisationNumber(orgNo), municipality].filter(Boolean).join(" · ")}
									</span>
								</span>
								<LinkButton to={`?q=${orgNo}`} size="sm" aria-label={words.fetchOne(name)}>
									{words.fetch}
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
		</>
	);
}
