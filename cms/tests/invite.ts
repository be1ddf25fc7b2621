import { signIn, type Editor } from './sign-in.ts'

export interface Invited extends Editor {
  readonly userId: number
}

const PASSWORD = 'Only-4-tests'

/** Creates a user with the role of this code or name, and signs in. */
export async function invite(
  url: string,
  administrator: Editor,
  roleName: string,
  email: string,
  firstname = 'Colleague',
): Promise<Invited> {
  const { body: roles } = await administrator.request('GET', '/admin/roles')
  const role = (roles as { data: { id: number; code: string; name: string }[] }).data.find(
    ({ code, name }) => code === roleName || name === roleName,
  )
  if (!role) throw new Error(`There is no role ${roleName}`)
  const { body: invited } = await administrator.request('POST', '/admin/users', {
    firstname,
    lastname: '',
    email,
    roles: [role.id],
  })
  const { id, registrationToken } = (invited as { data: { id: number; registrationToken: string } }).data
  const userInfo = { firstname, lastname: '', password: PASSWORD }
  await administrator.request('POST', '/admin/register', { userInfo, registrationToken })
  return { ...(await signIn(url, { email, password: PASSWORD })), userId: id }
}
