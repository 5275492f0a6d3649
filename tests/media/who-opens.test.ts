import { expect, test } from "vitest";
import { rightOnFile, rightOnFolder, type Share } from "#app/media/library/rights.server";
import { readersOf } from "#app/media/library/sharing.server";
import type { Folder, LibraryFile } from "#app/media/library/tree.server";
import { type Member, openerOf, sharesFor } from "#app/media/library/who-opens.server";

const members: Member[] = ["CLIENT", "ADVISOR", "ADMIN"].flatMap((role, at) =>
	["a", "b"].map((letter) => ({ id: `${role}-${letter}`, name: letter, role, level: (at + 1) * 10 })),
);
const top = { id: "top", name: "Course 12", path: "/top/", creatorId: "ADVISOR-a", ownerId: "CLIENT-a" } as Folder;
const inner = { ...top, id: "inner", name: "Inner", path: "/top/inner/" } as Folder;
const share = (more: Partial<Share>) =>
	({ fileId: null, folderId: null, targetId: "", rights: "view", creatorId: "CLIENT-a", ...more }) as Share;
const shares = [
	share({ fileId: "f", targetKind: "user", targetId: "CLIENT-b" }),
	share({ folderId: "top", targetKind: "role", targetId: "ADVISOR", rights: "edit" }),
	share({ folderId: "inner", targetKind: "tenant" }),
	share({ fileId: "other", targetKind: "user", targetId: "ADMIN-a", rights: "edit" }),
	share({ fileId: "f", targetKind: "link" }),
];
const some = (count: number) => shares.filter((_, at) => count & (1 << at));

test("whoever may open something has a reason, and nobody else", () => {
	for (let chosen = 0; chosen < 32; chosen++)
		for (const member of members)
			for (const ownerId of ["", "CLIENT-a"])
				for (const isPrivate of [true, false])
					for (const uploaderId of ["CLIENT-a", "CLIENT-b"]) {
						const file = { id: "f", ownerId, uploaderId, isPrivate, version: 1 } as LibraryFile;
						const context = { folder: inner, above: [top, inner], shares: some(chosen) };
						const mine = sharesFor(member, context.shares);
						const visit = { user: { id: member.id }, access: { level: member.level } };
						const right = rightOnFile(visit, file, inner, mine);
						const opener = openerOf(member, { file }, context);
						expect(opener?.right ?? "none").toBe(right);
						if (opener) expect(opener.reasons).not.toEqual([]);
						const folder = { ...inner, ownerId } as Folder;
						const other = openerOf(member, { folder }, { ...context, folder: undefined });
						expect(other?.right ?? "none").toBe(rightOnFolder(visit, folder, mine));
						if (other) expect(other.reasons).not.toEqual([]);
					}
});

test("a right that comes from a folder above says from which", () => {
	const file = { id: "f", ownerId: "CLIENT-a", uploaderId: "CLIENT-a", isPrivate: true } as LibraryFile;
	const context = { folder: inner, above: [top, inner], shares };
	const adviser = openerOf(members[2] as Member, { file }, context);
	expect(adviser).toMatchObject({ right: "edit" });
	expect(adviser?.reasons).toEqual([
		{ kind: "role", role: "ADVISOR", from: { id: "top", name: "Course 12" } },
		{ kind: "tenant", role: null, from: { id: "inner", name: "Inner" } },
	]);
	const own = openerOf(members[2] as Member, { folder: top }, { above: [top], shares });
	expect(own?.reasons).toEqual([{ kind: "role", role: "ADVISOR", from: null }]);
});

test("only those who are asked are to read, the one who asks and the owner are not", () => {
	const file = { id: "f", ownerId: "CLIENT-a", version: 3 } as LibraryFile;
	const asking = [
		share({ fileId: "f", targetKind: "role", targetId: "ADVISOR", confirmRequired: true, creatorId: "ADVISOR-b" }),
		share({ fileId: "f", targetKind: "tenant", confirmRequired: false }),
	];
	const receipts = [{ userId: "ADVISOR-a", openedAt: 1, downloadedAt: null, confirmedAt: 2, version: 2 }] as Parameters<
		typeof readersOf
	>[1]["receipts"];
	expect(readersOf(file, { members, shares: asking, receipts })).toEqual([
		{ id: "ADVISOR-a", name: "a", openedAt: 1, downloadedAt: null, confirmedAt: null },
	]);
	expect(readersOf(file, { members, shares: [], receipts })).toBeNull();
});
