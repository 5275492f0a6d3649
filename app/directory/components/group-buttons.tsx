import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import type { findPeople } from "../find-people.server";
import type { CountedGroup } from "../groups.server";
import type { Chosen } from "./people-picker";

type GroupButtonsProps = {
	groups: readonly CountedGroup[];
	/** An address that answers with `findPeople`. */
	address: string;
	onChoose: (people: readonly Chosen[]) => void;
};

/** Groups with their numbers; a press chooses everybody in one. */
export function GroupButtons({ groups, address, onChoose }: GroupButtonsProps) {
	const { t } = useTranslation("people");
	const format = useFormat();
	const { load, data, state } = useFetcher<typeof findPeople>();
	const taken = useRef(data);
	useEffect(() => {
		if (state !== "idle" || !data || taken.current === data) return;
		taken.current = data;
		onChoose(data.found);
	}, [state, data, onChoose]);
	if (groups.length === 0) return null;
	return (
		<>
			<ul aria-label={t("groups")} className="mt-2 flex flex-wrap gap-2">
				{groups.map(({ id, name, count }) => (
					<li key={id} className="max-w-full">
						<Button
							size="sm"
							icon="users-round"
							className="h-auto min-h-8 max-w-full"
							onClick={() => load(`${address}?${new URLSearchParams({ group: id })}`)}
						>
							{name ?? t("mine")} ({format.number(count)})
						</Button>
					</li>
				))}
			</ul>
			{data?.isCut && (
				<p role="status" className="mt-2 text-13 text-warning-ink">
					{t("cut", { most: format.number(data.found.length) })}
				</p>
			)}
		</>
	);
}
