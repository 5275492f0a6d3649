/** The list with one of its members a step further up or down; at the ends it stays. */
export function moved<Member>(list: readonly Member[], member: Member, by: -1 | 1): Member[] {
	const at = list.indexOf(member);
	if (at === -1 || at + by < 0 || at + by >= list.length) return [...list];
	return list.toSpliced(at, 1).toSpliced(at + by, 0, member);
}
