const path = require('node:path')
// Strapi's ES modules import folders, which Node does not allow.
const { createStrapi } = require('@strapi/strapi')

// As `strapi start` does, whose command line loads the commands for building and for the cloud, too (decision 110).
createStrapi({ appDir: __dirname, distDir: path.join(__dirname, 'dist') }).start()
